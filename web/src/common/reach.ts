// How far a link of this table reaches.

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether links to a host open nothing on any other machine. */
export const isOnlyHere = (host: string) => LOOPBACK.test(host);
