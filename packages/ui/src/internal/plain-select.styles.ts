import styled from 'styled-components';
import { color, font, radius, space, type } from '../theme/tokens.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;

  > svg {
    position: absolute;
    inset-inline-end: ${space.s};
    pointer-events: none;

    color: ${color.textFaint};
  }
`;

export const Choice = styled.select`
  appearance: none;
  max-width: 100%;
  min-height: 28px;
  padding: 0;
  padding-inline: ${space.s} 28px;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  font: ${type.label} ${font.body};
  text-overflow: ellipsis;

  cursor: pointer;

  color: ${color.text};
  background: ${color.surface};
`;
