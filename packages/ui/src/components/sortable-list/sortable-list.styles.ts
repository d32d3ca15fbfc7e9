import { Button, DropIndicator, GridList, GridListItem } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  min-width: 0;
`;

export const List = styled(GridList)`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow: hidden;

  background: ${color.surface};

  &[data-empty] {
    padding: ${space.m};
    color: ${color.textMuted};
  }
`;

export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 44px;
  padding: ${space.s};
  font: 400 ${type.body} ${font.body};

  color: ${color.text};
  background: ${color.surface};

  &:not(:first-child) {
    border-top: 1px solid ${color.line};
  }
  /* More than the two buttons that move it leave a narrow row no room: they go below. */
  &[data-many] {
    flex-wrap: wrap;
  }
  &[data-fixed] {
    background: ${color.sunken};
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
`;

export const Handle = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: grab;

  color: ${color.textFaint};
  background: none;

  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-disabled] {
    cursor: default;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  [data-many] & {
    flex-basis: 200px;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;

/** The line at the place where it would be put. */
export const DropLine = styled(DropIndicator)`
  position: relative;
  z-index: 1;
  height: 0;

  &[data-drop-target]::after {
    content: '';
    position: absolute;
    inset: -2px 0 auto;
    border-top: 3px solid ${color.brand};
  }
`;
