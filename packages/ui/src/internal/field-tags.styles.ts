import styled from 'styled-components';
import { Box } from './field.styles.ts';
import { color, font, radius, space, tone, type } from '../theme/tokens.ts';

/** The box of a field that holds tags: they wrap, and the input follows the last of them. */
export const TagBox = styled(Box)`
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: 5px;

  & > input {
    flex: 1;
    min-width: min(80px, 100%);
    min-height: 24px;
    padding-inline: 6px;
  }
`;

export const Tags = styled.div`
  display: contents;
`;

export const Chip = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};

  min-width: 0;
  max-width: 100%;
  min-height: 24px;
  padding-inline-start: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font: ${type.label} ${font.body};

  cursor: default;

  color: ${color.text};
  background: ${color.sunken};

  &:not(:has(button)) {
    padding-inline-end: ${space.s};
  }
  &[data-wrong] {
    border-color: ${tone.danger.ink};
    color: ${tone.danger.ink};
    background: ${tone.danger.soft};
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 0;
  }

  & svg {
    flex: none;
  }
`;

export const Cell = styled.span`
  display: contents;
`;

export const ChipText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 24px;
  margin-block: -1px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: inherit;
  background: none;

  &:hover {
    background: ${color.line};
  }
`;
