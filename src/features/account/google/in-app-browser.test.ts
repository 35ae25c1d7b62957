import { expect, test } from "vitest";
import { isInAppBrowser } from "./in-app-browser";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = (more: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8${more}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const chrome = "Chrome/138.0.0.0 Mobile Safari/537.36";

test.each([
  ["Instagram on iOS", `${iphone} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone16,1; iOS 18_5; en_GB)`],
  ["Instagram on Android", `${android("; wv")} Version/4.0 ${chrome} Instagram 390.0.0.43.81 Android`],
  ["Facebook on iOS", `${iphone} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone16,1]`],
  ["Facebook on Android", `${android("; wv")} Version/4.0 ${chrome} [FB_IAB/FB4A;FBAV/520.0.0.40.90;]`],
  ["LinkedIn on iOS", `${iphone} Mobile/15E148 [LinkedInApp]/9.31.1234`],
  ["LinkedIn on Android", `${android("; wv")} Version/4.0 ${chrome} [LinkedInApp]`],
  ["TikTok", `${iphone} Mobile/15E148 musical_ly_40.1.0 BytedanceWebview/d8a21c6`],
  ["Snapchat", `${iphone} Mobile/15E148 Snapchat/13.45.0.52 (like Safari/8621.2.5, panda)`],
  ["Pinterest", `${iphone} Mobile/15E148 [Pinterest/iOS]`],
  ["WeChat", `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/en`],
  ["Line, whose user agent names Safari,", `${iphone} Mobile/15E148 Safari Line/15.9.0`],
  [
    "Naver, whose user agent names Safari,",
    `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.5.2)`,
  ],
  ["Baidu, whose user agent names Safari,", `${iphone} Mobile/15E148 Safari/604.1 baiduboxapp/13.70.0.10`],
  [
    "Daum, whose user agent names Safari,",
    `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 DaumApps/8.6.0 DaumDevice/mobile`,
  ],
  ["WeChat on Android", `${android("; wv")} Version/4.0 ${chrome} MQQBrowser/6.2 MicroMessenger/8.0.60`],
  ["QQ on Android", `${android("; wv")} Version/4.0 ${chrome} MQQBrowser/6.2 TBS/046295 V1_AND_SQ_9.0.1`],
  [
    "Alipay, whose user agent names a browser,",
    `${android("")} Version/4.0 Chrome/57.0.2987.108 UCBrowser/11.8.8.968 Mobile Safari/537.36 AlipayDefined AliApp(AP/10.3.20)`,
  ],
  ["Threads", `${iphone} Mobile/22F76 Barcelona 390.0.0.28 (iPhone16,1; iOS 18_5; en_GB)`],
  ["Messenger on Android", `${android("; wv")} Version/4.0 ${chrome} [FB_IAB/Orca-Android;FBAV/510.0.0.1;]`],
  ["KakaoTalk", `${iphone} Mobile/15E148 KAKAOTALK 25.6.0 (INAPP)`],
  ["X on iOS", `${iphone} Version/18.5 Mobile/22F76 Safari/604.1 Twitter for iPhone/11.10`],
  [
    "Telegram on Android",
    `${android("")} ${chrome} Telegram-Android/11.9.1 (Google Pixel 8; Android 14; SDK 34)`,
  ],
  ["X on Android, whose user agent names Chrome,", `${android("")} ${chrome} TwitterAndroid`],
  ["Zalo, whose user agent names Chrome,", `${android("")} ${chrome} Zalo android/24`],
  ["Weibo, whose user agent names Safari,", `${iphone} Mobile/15E148 Safari/604.1 Weibo (iPhone16,1)`],
  ["QQ on iOS, whose user agent names Safari,", `${iphone} Safari/604.1 QQ/9.0.1 V1_IPH_SQ_9.0.1`],
  ["an app on Android that hides its web view", `${android("")} Version/4.0 ${chrome}`],
  ["any app's web view on iOS", `${iphone} Mobile/15E148`],
  [
    "any app's web view on an iPad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  ],
  ["any app's web view on Android", `${android("; wv")} Version/4.0 ${chrome}`],
])("%s is an in-app browser", (_name, userAgent) => {
  expect(isInAppBrowser({ userAgent })).toBe(true);
});

test.each([
  ["Safari on iOS", `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iOS", `${iphone} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  ["Firefox on iOS", `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ["Edge on iOS", `${iphone} Version/18.0 EdgiOS/138.0 Mobile/15E148 Safari/605.1.15`],
  ["the Google app on iOS", `${iphone} GSA/376.0 Mobile/15E148 Safari/604.1`],
  ["the Google app on Android", `${android("; wv")} Version/4.0 ${chrome} GSA/16.25.51`],
  ["Chrome on Android", `${android("")} ${chrome}`],
  ["Samsung Internet", `${android("")} SamsungBrowser/28.0 ${chrome}`],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  [
    "Chrome on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
  ],
  ["Xiaomi's browser", `${android("")} Version/4.0 ${chrome} XiaoMi/MiuiBrowser/14.4.18`],
  ["DuckDuckGo on Android", `${android("")} Version/4.0 Chrome/138.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`],
  ["Opera Mini on Android", `${android("; wv")} Version/4.0 ${chrome} OPR/92.0.2254.74`],
  ["OPPO's browser", `${android("")} Version/4.0 ${chrome} HeyTapBrowser/45.9.5`],
])("%s is not an in-app browser", (_name, userAgent) => {
  expect(isInAppBrowser({ userAgent })).toBe(false);
});

test("a site on an iPhone's home screen is not an in-app browser", () => {
  expect(isInAppBrowser({ userAgent: `${iphone} Mobile/15E148`, standalone: true })).toBe(false);
});
