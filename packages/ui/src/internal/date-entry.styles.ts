import { Button, DateInput, DateSegment, Group } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, radius, space, type } from '../theme/tokens.ts';
import { Box } from './field.styles.ts';

/** The bordered box of one date or two. */
export const DateBox = styled(Box).attrs({ as: Group })`
  gap: 2px;

  padding-block: 5px;

  &[data-focus-within] {
    border-color: ${color.brand};
    outline: 2px solid ${color.brand};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
  &[data-disabled] {
    color: ${color.textMuted};
    background: ${color.sunken};
  }
`;

export const Parts = styled(DateInput)`
  display: inline-flex;
  font: 400 ${type.body} ${font.body};
  font-variant-numeric: tabular-nums;
  white-space: pre;
`;

export const Part = styled(DateSegment)`
  border-radius: ${radius.small};
  line-height: 24px;

  &:not([data-type='literal']) {
    min-width: 24px;
    padding: 0 2px;
    text-align: center;
    caret-color: transparent;
  }

  &[data-placeholder],
  &[data-type='literal'] {
    color: ${color.textFaint};
  }
  &[data-focused] {
    outline: 2px solid transparent;
    color: ${color.onBrand};
    background: ${color.brand};
  }
`;

/** A small button at the end of the box: opens the calendar, or empties the field. */
export const BoxButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;

  width: 26px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${color.sunken};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

export const Ends = styled.span`
  display: flex;
  gap: 2px;
  margin-inline-start: auto;
  margin-inline-end: -5px;
  padding-inline-start: ${space.xs};
`;
