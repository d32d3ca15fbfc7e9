import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
} from 'react-aria-components';
import styled from 'styled-components';
import { color, font, forward, radius, space, type } from '../theme/tokens.ts';

export const Content = styled(Dialog)`
  display: flex;
  flex-wrap: wrap;
  max-height: inherit;
  overflow: auto;
  outline: none;

  & > :last-child {
    margin-inline: auto;
  }
`;

export const Month = styled.div`
  padding: ${space.m};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.xs};
`;

export const Title = styled(CalendarHeading)`
  margin: 0;
  font: 600 ${type.body} ${font.body};
`;

export const Step = styled(Button)`
  display: grid;
  place-items: center;

  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: not-allowed;
  }

  svg {
    scale: ${forward} 1;
  }
`;

export const Days = styled(CalendarGrid)`
  border-collapse: collapse;

  td {
    padding: 1px 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding: 0 0 ${space.xs};
  font: 400 ${type.caption} ${font.body};
  color: ${color.textFaint};
`;

export const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;

  width: 36px;
  height: 32px;
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;

  cursor: pointer;

  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-today] {
    color: ${color.brandStrong};
    font-weight: 600;
  }
  &[data-today]::after {
    content: '';
    position: absolute;
    bottom: 3px;
    width: 12px;
    border-bottom: 2px solid currentColor;
  }

  &[data-selected] {
    color: ${color.onBrand};
    background: ${color.brand};
  }
  /* The days of a period are one band; only its two ends are strong. */
  [data-period] &[data-selected] {
    border-radius: 0;
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }
  [data-period] &[data-selection-start] {
    border-start-start-radius: ${radius.small};
    border-end-start-radius: ${radius.small};
  }
  [data-period] &[data-selection-end] {
    border-start-end-radius: ${radius.small};
    border-end-end-radius: ${radius.small};
  }
  [data-period] &:is([data-selection-start], [data-selection-end]) {
    color: ${color.onBrand};
    background: ${color.brand};
  }

  &[data-unavailable] {
    text-decoration: line-through;
  }
  &[data-unavailable],
  &[data-disabled] {
    color: ${color.textFaint};
    background: none;
    cursor: not-allowed;
  }
  &[data-disabled] {
    opacity: 0.55;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &:focus-visible {
    z-index: 1;
    outline: 2px solid ${color.brand};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border: 2px solid Highlight;
    }
    &:is([data-selection-start], [data-selection-end]) {
      border-width: 4px;
    }
  }
`;
