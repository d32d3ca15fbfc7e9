import styled from 'styled-components';
import { color, font, radius, space, stickyTop, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${stickyTop} - 2 * ${space.l});
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  /* Unlike hidden, it lets the footer stick to the window. */
  overflow: clip;

  background: ${color.surface};
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  min-height: 48px;
  padding-block: ${space.xs};
  padding-inline: 20px ${space.s};
  border-bottom: 1px solid ${color.line};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Title = styled.h2`
  margin: 0;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 20px;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
`;

/* Below the head of a page the pane ends under the window: what is decided stays in reach. */
export const Footer = styled.div`
  position: sticky;
  bottom: 0;
  flex: none;
  padding: 14px 20px;
  border-top: 1px solid ${color.line};

  background: ${color.surface};

  &:empty {
    display: none;
  }
`;
