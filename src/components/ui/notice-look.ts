export const noticeLook =
  "on-night fixed inset-x-0 bottom-0 z-30 flex max-h-[50dvh] flex-wrap items-center gap-x-s4 overflow-y-auto border-gold border-t bg-night py-3 pr-3 pl-gutter text-base text-on-night leading-normal print:hidden";
