import styled from 'styled-components';
import { color, font, space, tone, type } from '../theme/tokens.ts';

/** A box to tick or a circle to choose. */
export const Tick = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;

  cursor: inherit;

  accent-color: ${color.brand};

  /* A dark scheme draws one that is off like one that is on. */
  &:disabled {
    opacity: 0.4;
  }
  /* What is chosen is still to be read. */
  &:disabled:checked {
    opacity: 0.7;
  }

  &[aria-invalid] {
    outline: 2px solid ${tone.danger.ink};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
`;

/** All that can be pressed: the box or circle and its words, at least 24 px high. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  gap: ${space.s};
  max-width: 100%;
  min-height: 24px;
  padding: 2px 0;

  cursor: pointer;

  &:has(:disabled, [aria-disabled]) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

export const ChoiceText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A second, quieter line. */
export const ChoiceDetail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  color: ${color.textFaint};
`;

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.xs};

  &[data-direction='horizontal'] {
    flex-flow: row wrap;
    gap: ${space.xs} ${space.xl};
  }
`;
