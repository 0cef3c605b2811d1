"""A plain FastAPI WebSocket that sends back what it gets: what the libraries cost without a table."""

import sys

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()


@app.websocket("/")
async def echo(socket: WebSocket) -> None:
    """Send everything back until the client goes."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False)
