import styled from 'styled-components';
import { color, font, radius, type } from '../../theme/tokens.ts';

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 24px;
  margin-inline: -2px -7px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &:hover {
    color: ${color.text};
    background: ${color.line};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;

  max-width: 100%;
  padding: 1px 8px;
  border: 1px solid ${color.line};
  border-radius: 5px;
  font: 500 ${type.label} ${font.body};
  vertical-align: top;
  white-space: nowrap;

  color: ${color.textMuted};
  background: ${color.sunken};

  &[data-size='small'] {
    padding: 0 6px;
    font: 500 ${type.caption} ${font.body};
  }
  &[data-removable] {
    padding-block: 0;
  }

  > svg {
    flex: none;
  }
`;
