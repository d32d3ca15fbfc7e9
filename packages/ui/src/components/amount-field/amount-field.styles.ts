import styled from 'styled-components';
import { Box, Input } from '../../internal/field.styles.ts';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const AmountBox = styled(Box)`
  padding-block: 6px;
`;

export const AmountInput = styled(Input)`
  font: 600 16px/22px ${font.body};
  font-variant-numeric: tabular-nums;

  &::placeholder {
    font-weight: 400;
  }
  &[data-long] {
    font-size: 12px;
  }
`;

export const Symbol = styled.span`
  flex: none;
  color: ${color.textFaint};
`;

export const Max = styled.button`
  flex: none;

  min-width: 24px;
  min-height: 24px;
  padding: 0 2px;
  border: 0;
  border-radius: ${radius.small};
  font: 500 ${type.body} ${font.body};

  cursor: pointer;

  color: ${color.brandStrong};
  background: none;

  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

export const Reading = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};

  margin-top: ${space.xs};
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  color: ${color.textFaint};

  &:empty {
    display: none;
  }
`;
