export { Button, type ButtonProps, type ButtonVariant } from './components/button/index.ts';
export { useLanguage } from './locale/locale-context.ts';
export type { Language } from './locale/words.ts';
export type { ThemeName } from './theme/themes.ts';
export type { Tone } from './theme/tokens.ts';
export { UiProvider, type UiProviderProps } from './theme/ui-provider.tsx';
