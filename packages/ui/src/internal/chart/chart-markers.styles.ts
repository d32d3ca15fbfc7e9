import styled, { css } from 'styled-components';
import { color, font, tone, type } from '../../theme/tokens.ts';

const markerInk = css`
  &[data-tone='attention'] {
    --marker: ${tone.attention.ink};
  }
  &[data-tone='success'] {
    --marker: ${tone.success.ink};
  }
  @media (forced-colors: active) {
    &[data-tone] {
      --marker: CanvasText;
    }
  }
`;

export const MarkerLine = styled.path`
  ${markerInk}
  fill: none;
  stroke: var(--marker);
  stroke-dasharray: 3 3;
  shape-rendering: crispEdges;
`;

export const MarkerPoint = styled.circle`
  ${markerInk}
  fill: var(--marker);
  stroke: ${color.surface};
  stroke-width: 1.5;
`;

/** Set off from the lines it lies on. */
export const MarkerLabel = styled.text`
  ${markerInk}
  && {
    font: ${type.caption} ${font.body};
    font-weight: 500;
    fill: var(--marker);
  }

  stroke: ${color.surface};
  stroke-width: 4px;
  stroke-linejoin: round;
  paint-order: stroke;
`;
