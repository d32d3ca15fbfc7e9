import { UiPageProvider, type Language, type ThemeName } from '@mpc/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brands } from './brand.ts';

// What covers a window is drawn in one of its own. There it is looked at and not played: several plays at a time would
// take the focus from each other, and from the reader.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Around every page of documentation: the toolbar's theme and language, for the page and for what is drawn in it. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // What the toolbar says, not what the first story insists on.
  const { userGlobals } = context.getStoryContext(context.storyById()) as unknown as {
    userGlobals: { theme: ThemeName; language: Language };
  };
  return (
    <UiPageProvider theme={userGlobals.theme} locale={userGlobals.language}>
      <DocsContainer context={context} theme={brands[userGlobals.theme]}>
        {children}
      </DocsContainer>
    </UiPageProvider>
  );
}
