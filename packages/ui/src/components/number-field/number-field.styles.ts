import styled from 'styled-components';
import { Box, Input } from '../../internal/field.styles.ts';
import { breakpoint, color } from '../../theme/tokens.ts';

export const NumberBox = styled(Box)`
  padding-block: 0;
  padding-right: 1px;
  overflow: hidden;
`;

export const NumberInput = styled(Input)`
  padding-block: 6px;
  font-variant-numeric: tabular-nums;
`;

export const Unit = styled.span`
  flex: none;
  color: ${color.textFaint};
`;

/** Fewer and more, at the end of the box. */
export const Steps = styled.span`
  display: flex;
  flex: none;
  align-self: stretch;
`;

export const Step = styled.button`
  display: grid;
  place-items: center;

  width: 30px;
  padding: 0;
  border: 0;
  border-left: 1px solid ${color.line};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &:hover {
    background: ${color.sunken};
  }
  &:disabled {
    color: ${color.textFaint};
    background: none;
    cursor: not-allowed;
  }

  @media ${breakpoint.touch} {
    width: 44px;
    min-height: 42px;
  }

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`;
