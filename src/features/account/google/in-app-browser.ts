const apps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|LinkedInApp|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest\/|Pinterest for|MicroMessenger|Line\/|KAKAOTALK|NAVER\(inapp|baiduboxapp|Twitter for)|; wv\)/i;

type Browser = Pick<Navigator, "userAgent"> & { standalone?: boolean };

/** Google answers 403 to a sign-in inside another app. */
export function isInAppBrowser({ userAgent, standalone = false }: Browser) {
  if (/\bGSA\//.test(userAgent)) return false;
  // Apple's user agents contain "Safari" only in browsers, not in apps or on the home screen.
  const isBareWebKit = /AppleWebKit\//.test(userAgent) && !/Safari\//.test(userAgent);
  return apps.test(userAgent) || (isBareWebKit && !standalone);
}
