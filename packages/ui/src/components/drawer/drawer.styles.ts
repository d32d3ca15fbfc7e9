import styled from 'styled-components';
import { panel } from '../../internal/modal.styles.ts';
import { color, font, forward, space, type } from '../../theme/tokens.ts';
import { drawerFooterWidth } from './drawer.sizes.ts';

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  min-height: 56px;
  padding-block: ${space.s};
  padding-inline: ${panel.padding} ${space.m};
  border-bottom: 1px solid ${color.line};

  background: ${panel.background};

  /* The arrow stands above the left edge of the content, the cross above its right one. */
  > button:first-child {
    margin-inline-start: calc(-1 * ${space.s});
  }
  > :last-child {
    margin-inline-start: auto;
  }

  svg {
    scale: ${forward} 1;
  }
`;

export const Title = styled.h2`
  margin: 0;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: ${panel.padding};
`;

export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  flex: none;
  border-top: 1px solid ${color.line};

  background: ${panel.background};

  &:has(> :empty) {
    display: none;
  }
`;

export const FooterPanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s};
  width: min(${drawerFooterWidth}px, 100%);
  margin-inline-start: auto;
  padding: 10px ${panel.padding};

  > * {
    flex: 1;
    min-width: 0;
  }
  /* One that would be cut goes to a line of its own, under a finger as well. */
  &&& > button {
    min-width: min-content;
    margin-block: 4px;
  }
  > p:not(:empty) {
    margin-block: 4px;
  }
`;
