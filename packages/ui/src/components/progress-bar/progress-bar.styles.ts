import styled, { keyframes } from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { color, font, motion, radius, space, type } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};

  margin-bottom: 6px;
  font: ${type.label} ${font.body};
`;

export const Label = styled.span`
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const Said = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

/** At the end of its line, where it changes its width without moving anything. */
export const Elapsed = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};

  margin-top: 6px;
`;

export const Note = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
`;

export const Track = styled.div`
  overflow: hidden;
  height: 6px;
  border-radius: ${radius.round};

  background: ${color.line};

  @media (forced-colors: active) {
    height: 8px;
    border: 1px solid CanvasText;
  }
`;

export const Filled = styled.div`
  height: 100%;
  border-radius: ${radius.round};
  transition: transform ${motion.normal};

  background: var(--tone-ink);

  &[data-unknown] {
    width: 40%;
    animation: ${pass} 1400ms ease-in-out infinite;
  }
  /* Standing still, it must not look as if it had come so far. */
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      width: 100%;
      animation: none;
      background: repeating-linear-gradient(-45deg, var(--tone-ink) 0 6px, var(--tone-soft) 6px 12px);
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    &[data-unknown] {
      background: repeating-linear-gradient(-45deg, Highlight 0 6px, Canvas 6px 12px);
    }
  }
`;

export const Root = styled.div`
  ${toneProperties}

  min-width: 0;

  &[data-bare] ${Label} {
    ${visuallyHidden}
  }
  &[data-bare] {
    position: relative;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: ${space.m};
  }
  &[data-bare] ${Head} {
    margin: 0;
    white-space: nowrap;
  }
  &[data-bare] ${Track} {
    flex: 1;
    min-width: 48px;
  }
`;
