import styled from 'styled-components';
import { Tick } from '../../internal/field-choice.styles.ts';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';

export const Cards = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space.s};

  [aria-invalid] > & > label {
    border-color: ${tone.danger.ink};
  }
`;

export const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};

  min-width: 0;
  padding: 10px ${space.m};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};

  cursor: pointer;

  background: ${color.surface};

  &:has(:checked) {
    background: ${color.brandSoft};
    border-color: ${color.brand};
  }
  /* What is chosen keeps its border. */
  &:has(:disabled:not(:checked)) {
    border-color: ${color.line};
  }
  &:has(:disabled) {
    color: ${color.textMuted};
    background: ${color.sunken};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
`;

export const Radio = styled(Tick)`
  /* The card shows the focus. */
  &:focus-visible {
    outline: none;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-weight: 500;
`;

export const Detail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
`;

export const Aside = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;
