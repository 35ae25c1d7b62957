const apps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|LinkedInApp|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest\/|Pinterest for|MicroMessenger|V1_AND_SQ_|V1_IPH_SQ_|Line\/|KAKAOTALK|NAVER\(inapp|DaumApps\/|YJApp-|AliApp\(|baiduboxapp|Weibo|Zalo|Twitter for|TwitterAndroid|Telegram-)/i;
/** Browsers that are built on Android's web view. */
const webViewBrowsers = /(Browser|DuckDuckGo|OPR)\//;

type Browser = Pick<Navigator, "userAgent"> & { standalone?: boolean };

/** Detects browsers inside other apps, in which Google refuses a sign-in with 403. */
export function isInAppBrowser({ userAgent, standalone = false }: Browser) {
  if (/\bGSA\//.test(userAgent)) return false;
  // Apple's user agents contain "Safari" only in browsers, not in apps or on the home screen.
  const isBareWebKit = /AppleWebKit\//.test(userAgent) && !/Safari\//.test(userAgent);
  const isWebView = /; wv\)|Version\/4\.0 Chrome\//.test(userAgent) && !webViewBrowsers.test(userAgent);
  return apps.test(userAgent) || isWebView || (isBareWebKit && !standalone);
}
