### 訂正で加わったものの名前。

name-it-99l = 第99軽機甲大隊
name-C40-18 = Nibeiwa（C40.18）
name-C40-19 = C40.19
