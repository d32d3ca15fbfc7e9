import styled from 'styled-components';
import { panel } from '../../internal/modal.styles.ts';
import { breakpoint, color, font, space, type } from '../../theme/tokens.ts';

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.l} ${space.s};
  padding-inline: ${panel.padding} ${space.m};

  background: ${panel.background};
`;

export const Title = styled.h2`
  /* In the middle of the line that its close button makes higher. */
  margin-block: auto;
  padding-block: 2px;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: 0 ${panel.padding} ${panel.padding};
  overflow-wrap: anywhere;
`;

export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: ${space.s};
  padding: 14px ${panel.padding};
  border-top: 1px solid ${color.line};

  background: ${panel.background};

  @media ${breakpoint.phone} {
    > * {
      flex: 1;
    }
  }
`;
