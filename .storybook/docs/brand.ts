import { create, type ThemeVars } from 'storybook/theming';
import { themes, type ThemeName } from '../../packages/ui/src/theme/themes.ts';

/** The console's mark with the name of the library beside it. */
const logo = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="28" viewBox="0 0 168 28">` +
      `<rect width="28" height="28" rx="7" fill="${themes.light.brand}"/>` +
      `<path d="M8 20V8l6 7 6-7v12" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<text x="38" y="19" font-family="Inter, system-ui, sans-serif" font-size="15" font-weight="600" fill="${ink}">MPC library</text></svg>`,
  )}`;

/** Storybook's own pages in the colours and the face of the library, so that a designer sees one product. */
function brand(name: ThemeName): ThemeVars {
  const theme = themes[name];
  return create({
    base: name,
    brandTitle: 'MPC library',
    brandImage: logo(theme.text),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: theme.font,
    fontCode: theme['font-mono'],
    colorPrimary: theme.brand,
    colorSecondary: theme.brand,
    appBg: theme.canvas,
    appContentBg: theme.surface,
    appPreviewBg: theme.canvas,
    appHoverBg: theme['brand-soft'],
    appBorderColor: theme.line,
    appBorderRadius: 7,
    textColor: theme.text,
    textInverseColor: theme['on-brand'],
    textMutedColor: theme['text-muted'],
    barBg: theme.surface,
    barTextColor: theme['text-muted'],
    barHoverColor: theme['brand-strong'],
    barSelectedColor: theme['brand-strong'],
    inputBg: theme.surface,
    inputBorder: theme.control,
    inputTextColor: theme.text,
    inputBorderRadius: 7,
    buttonBg: theme.surface,
    buttonBorder: theme.control,
    booleanBg: theme.sunken,
    booleanSelectedBg: theme.surface,
  });
}

/** The brand in both themes. */
export const brands: Readonly<Record<ThemeName, ThemeVars>> = { light: brand('light'), dark: brand('dark') };
