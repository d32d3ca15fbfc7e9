import { Heading } from 'react-aria-components';
import styled from 'styled-components';
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
  padding-inline: 20px ${space.m};

  background: ${color.surface};
`;

export const Title = styled(Heading)`
  /* In the middle of the line that its close button makes higher. */
  margin-block: auto;
  padding-block: 2px;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: 0 20px 20px;
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
  padding: 14px 20px;
  border-top: 1px solid ${color.line};

  background: ${color.surface};

  @media ${breakpoint.phone} {
    > * {
      flex: 1;
    }
  }
`;
