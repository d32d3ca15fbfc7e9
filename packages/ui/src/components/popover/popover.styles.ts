import { Dialog, Heading, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, motion, radius, shadow, space, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
`;

export const Panel = styled(Popover)`
  display: flex;

  width: max-content;
  max-width: min(360px, calc(100vw - 24px));
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  transition: opacity ${motion.fast};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Content = styled(Dialog)`
  flex: 1;
  min-width: 0;
  max-height: inherit;
  padding: ${space.m} ${space.l} ${space.l};
  overflow: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;

export const Title = styled(Heading)`
  margin: 0 0 ${space.s};
  font: 600 ${type.body} ${font.body};
`;
