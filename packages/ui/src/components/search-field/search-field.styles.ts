import styled from 'styled-components';
import { Box } from '../../internal/field.styles.ts';
import { breakpoint, color, radius } from '../../theme/tokens.ts';

export const Root = styled(Box)`
  width: 260px;
  max-width: 100%;
  min-height: 32px;
  padding: 4px 9px;

  @media ${breakpoint.touch} {
    min-height: 44px;
  }

  /* A line for itself, so that the filters after it stand together. */
  @media ${breakpoint.phone} {
    width: 100%;
  }
`;

export const Clear = styled.button`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 24px;
  margin-block: -1px;
  margin-inline-end: -5px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &:hover {
    background: ${color.sunken};
  }
`;
