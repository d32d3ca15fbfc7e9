import styled, { createGlobalStyle, css } from 'styled-components';
import { themeRules } from './theme.styles.ts';
import { color, font, type } from './tokens.ts';

/** For a part of a host page: nothing but what the library draws, known by its classes. */
export const ScopeStyle = createGlobalStyle`${css`
  ${themeRules('[data-mpc-theme]', "[class*='mpc-']")}

  :where([data-mpc-theme]:not(:root)) {
    font: ${type.body} ${font.body};
    color: ${color.text};
    -webkit-font-smoothing: antialiased;
  }
`}`;

/** Hands the theme on, and has no box of its own. */
export const Scope = styled.div`
  display: contents;
`;
