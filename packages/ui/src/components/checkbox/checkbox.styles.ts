import styled from 'styled-components';
import { color, font, space, tone, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  min-width: 0;
`;

export const Label = styled.label`
  display: inline-flex;
  gap: ${space.s};
  padding: 2px 0;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  accent-color: ${color.brand};
  cursor: inherit;

  &[aria-invalid] {
    outline: 2px solid ${tone.danger.ink};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
`;

export const Description = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  color: ${color.textFaint};
`;
