import styled, { css } from 'styled-components';
import { chartColors, color } from '../../theme/tokens.ts';

/** Gives an element with `data-series` (1 to 8) its `--series`. In forced colors only the shape tells it from others. */
const seriesColor = css`
  ${chartColors.map((value, index) => `&[data-series='${index + 1}'] { --series: ${value}; }`)}

  --rim: ${color.surface};

  @media (forced-colors: active) {
    &[data-series] {
      --series: CanvasText;
      --rim: Canvas;
    }
  }
`;

export const Line = styled.path`
  ${seriesColor}
  fill: none;
  stroke: var(--series);
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

export const Area = styled.path`
  ${seriesColor}
  fill: var(--series);
  opacity: 0.1;
`;

/** A point, with a rim that sets it off from the lines below it. */
export const Point = styled.path`
  ${seriesColor}
  fill: var(--series);
  stroke: var(--rim);
  stroke-width: 1.5;
`;

/** `$fill` is a pattern, or the plain color. */
export const Bar = styled.path<{ $fill: string }>`
  ${seriesColor}
  fill: ${(props) => props.$fill};
  stroke: var(--rim);
  stroke-width: 1;
`;

export const Pattern = styled.pattern`
  ${seriesColor}

  rect,
  circle {
    fill: var(--series);
  }
  path {
    fill: none;
    stroke: var(--rim);
    stroke-width: 1.25;
  }
  circle {
    fill: var(--rim);
  }
`;

export const Patterns = styled.svg`
  position: absolute;
`;

export const Sample = styled.svg`
  flex: none;
`;
