import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

export const Root = styled.div`
  ${toneProperties}

  display: flex;
  align-items: center;
  gap: ${space.l};
  min-width: 0;
`;

export const Dial = styled.div`
  position: relative;
  flex: none;

  > svg {
    display: block;
  }
`;

export const Whole = styled.path`
  fill: none;
  stroke: ${color.line};
  stroke-width: 5;
  stroke-linecap: round;

  @media (forced-colors: active) {
    stroke: GrayText;
    stroke-width: 1;
  }
`;

export const Arc = styled.path`
  fill: none;
  stroke: var(--tone-ink);
  stroke-width: 5;
  stroke-linecap: round;

  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;

export const Mark = styled.path`
  stroke: ${color.textFaint};
  stroke-width: 1.5;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Percent = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  font: 600 ${type.body} ${font.body};
  font-variant-numeric: tabular-nums;
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.div`
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
`;

export const Said = styled.div`
  font: 600 ${type.heading} ${font.body};
  font-variant-numeric: tabular-nums;
`;

export const State = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};

  font: 500 ${type.label} ${font.body};

  color: var(--tone-ink);
`;
