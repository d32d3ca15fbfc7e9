import styled from 'styled-components';

export const Root = styled.svg`
  flex: none;
  vertical-align: middle;
  forced-color-adjust: none;
`;
