import styled from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

export const Root = styled.svg`
  ${toneProperties}

  display: inline-block;
  flex: none;
  vertical-align: middle;

  @media (forced-colors: active) {
    &[data-tone] {
      --tone-ink: CanvasText;
    }
  }
`;

export const Trend = styled.path`
  fill: none;
  stroke: var(--tone-ink);
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

export const End = styled.circle`
  fill: var(--tone-ink);
`;

/** Nothing is known. */
export const Base = styled.path`
  stroke: ${color.lineStrong};
  stroke-dasharray: 3 3;
`;
