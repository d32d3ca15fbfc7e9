import { UiPageProvider, type Language, type ThemeName } from '@mpc/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { brands } from './brand.ts';

/**
 * What covers a window is drawn in one of its own, as the toolbar says. There it is looked at and not played: several plays
 * at a time would take the focus from each other, and from the reader.
 */
function lookInWindows(globals: string): void {
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?${new URLSearchParams({ embed: 'true', globals })}`,
  });
}

/** Windows that are open already take another look with the page around them. */
function useSameLook(globals: string): void {
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === globals) continue;
      address.searchParams.set('globals', globals);
      frame.src = address.href;
    }
  }, [globals]);
}

/** Around every page of documentation: the toolbar's theme and language, for the page and for what is drawn in it. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // What the toolbar says, not what the first story insists on.
  const { userGlobals } = context.getStoryContext(context.storyById()) as unknown as {
    userGlobals: { theme: ThemeName; language: Language };
  };
  const { theme, language } = userGlobals;
  const globals = `theme:${theme};language:${language}`;
  lookInWindows(globals);
  useSameLook(globals);
  return (
    <UiPageProvider theme={theme} locale={language}>
      <DocsContainer context={context} theme={brands[theme]}>
        {children}
      </DocsContainer>
    </UiPageProvider>
  );
}
