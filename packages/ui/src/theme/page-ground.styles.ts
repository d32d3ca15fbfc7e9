import { createGlobalStyle, css } from 'styled-components';
import { themeRules } from './theme.styles.ts';
import { color, font, type } from './tokens.ts';

/** For a page that is the application's own: its ground, its type, and every element on it. */
export const PageStyle = createGlobalStyle`${css`
  ${themeRules(':root', '*')}

  html {
    -webkit-text-size-adjust: 100%;
  }

  :where(body) {
    margin: 0;
    font: ${type.body} ${font.body};
    color: ${color.text};
    background: ${color.canvas};
    -webkit-font-smoothing: antialiased;
  }
`}`;
