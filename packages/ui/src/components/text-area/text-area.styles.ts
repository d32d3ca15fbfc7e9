import styled from 'styled-components';
import { Box, Input } from '../../internal/field.styles.ts';

export const AreaBox = styled(Box)`
  padding: 0;
`;

export const AreaInput = styled(Input).attrs({ as: 'textarea' })<{ rows?: number }>`
  padding: 7px 11px;
  resize: vertical;
`;
