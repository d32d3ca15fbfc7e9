import styled from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l} ${space.xl};
`;

export const Figure = styled.div`
  position: relative;
  flex: none;

  width: 168px;
  height: 168px;
`;

export const Ring = styled.svg`
  display: block;
  transform: rotate(-90deg);

  fill: none;
  stroke: ${color.line};
  stroke-width: 5;
`;

export const Slice = styled.circle<{ $color: string }>`
  stroke: ${(props) => props.$color};
`;

export const Center = styled.div`
  position: absolute;
  inset: 28px;
  display: grid;
  place-content: center;
  text-align: center;
`;

export const Legend = styled.table`
  flex: 1 1 220px;

  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  thead th {
    position: relative;
    padding: 0;
  }
  tbody th {
    padding: ${space.xs} 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    padding-block: ${space.xs};
    padding-inline: ${space.m} 0;
    text-align: end;
    white-space: nowrap;
  }
  td:last-child {
    width: 1%;
    color: ${color.textMuted};
  }
`;

export const Swatch = styled.span<{ $color: string }>`
  display: inline-block;

  width: 8px;
  height: 8px;
  margin-inline-end: ${space.s};
  border-radius: 2px;

  background: ${(props) => props.$color};
  /* The color is what it says. */
  forced-color-adjust: none;
`;
