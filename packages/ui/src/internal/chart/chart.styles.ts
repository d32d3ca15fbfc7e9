import styled from 'styled-components';
import { color, font, radius, shadow, space, type } from '../../theme/tokens.ts';

export const Root = styled.figure`
  position: relative;
  min-width: 0;
  margin: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s};

  min-height: 26px;
  margin-bottom: ${space.s};
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};

  margin: 0;
  padding: 4px 0;
  list-style: none;
  font: ${type.label} ${font.body};

  color: ${color.textMuted};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** As high as the drawing, whatever stands in its place. */
export const Room = styled.div<{ $height: number }>`
  height: ${(props) => props.$height}px;

  &[data-empty] {
    display: grid;
    place-content: center;
    padding: ${space.l};
    border: 1px dashed ${color.lineStrong};
    border-radius: ${radius.medium};
    text-align: center;

    color: ${color.textMuted};
  }
  &[data-table] {
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
`;

/** Drawn from left to right in every language, as axes of numbers and of time are. */
export const Plot = styled.div`
  direction: ltr;
  position: relative;
  border-radius: ${radius.small};
  touch-action: pan-y;

  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 4px;
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;

  text {
    font: ${type.caption} ${font.body};
    font-variant-numeric: tabular-nums;
    fill: ${color.textFaint};
  }
  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
  }
`;

export const Grid = styled.path`
  fill: none;
  stroke: ${color.line};
  shape-rendering: crispEdges;

  &[data-base] {
    stroke: ${color.lineStrong};
  }
  @media (forced-colors: active) {
    stroke: GrayText;
    &[data-base] {
      stroke: CanvasText;
    }
  }
`;

/** Where the point that is looked at stands: a line, or a band behind its bars. */
export const Here = styled.path`
  fill: ${color.sunken};
  stroke: ${color.lineStrong};

  &[data-kind='bar'] {
    stroke: none;
  }
  @media (forced-colors: active) {
    fill: none;
    stroke: Highlight;
    &[data-kind='bar'] {
      stroke: Highlight;
    }
  }
`;

export const Tip = styled.div`
  position: absolute;
  top: 0;

  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  pointer-events: none;

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

export const TipTitle = styled.div`
  margin-bottom: ${space.xs};
  font-weight: 600;
`;

export const TipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};

  color: ${color.textMuted};

  b {
    margin-inline-start: auto;
    padding-inline-start: ${space.s};
    font-weight: 500;
    color: ${color.text};
  }
`;

export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 6px ${space.m};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    white-space: nowrap;
  }
  th {
    font-weight: 400;
  }
  th:first-child {
    text-align: start;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    font: 500 ${type.label} ${font.body};
    color: ${color.textMuted};
    background: ${color.sunken};
  }
`;
