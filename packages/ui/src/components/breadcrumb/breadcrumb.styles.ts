import styled from 'styled-components';
import { color, radius, shadow, space } from '../../theme/tokens.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';

export const Root = styled.nav`
  flex: 1;

  width: 100%;
  min-width: 0;
  container-type: inline-size;
`;

export const Steps = styled.ol`
  display: flex;
  align-items: center;

  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Path = styled(Link)`
  min-width: 0;
  padding-block: 2px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** As large as the buttons beside it. */
export const Back = styled(Link)`
  display: grid;
  place-items: center;

  width: 24px;
  height: 36px;
`;

export const More = styled(IconButton)`
  anchor-name: --mpc-breadcrumb;

  &&&& {
    padding: 2px 4px;
  }
`;

export const Here = styled.span`
  min-width: 0;
  padding-block: 2px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Below its button; in the middle of the window where a browser cannot anchor it there. */
export const Folded = styled.ul`
  position-anchor: --mpc-breadcrumb;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-inline;
  width: max-content;
  min-width: 180px;
  max-width: calc(100vw - 24px);
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  list-style: none;

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  @supports (position-area: bottom) {
    margin: ${space.xs} 0;
  }

  ${Path}, ${Here} {
    display: block;
    padding: 6px ${space.s};
  }
  ${Path}:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
`;

export const Step = styled.li`
  display: flex;
  flex: 0 2 auto;
  align-items: center;

  min-width: 0;

  color: ${color.textFaint};

  /* A stroke between two steps, drawn and not read out. */
  &:not([data-place='last'], [data-room='least'])::after {
    content: '/';
    content: '/' / '';
    padding: 0 ${space.xs};
  }
  &[data-place='last'] {
    flex-shrink: 1;
    font-weight: 500;
    color: ${color.text};
  }

  &[data-room] {
    anchor-scope: --mpc-breadcrumb;
    display: none;
    flex: none;
  }
  @container (max-width: 480px) {
    &[data-place='middle'] {
      display: none;
    }
    &[data-room='little'] {
      display: flex;
    }
  }
  @container (max-width: 240px) {
    &[data-place='first'],
    &[data-room='little'] {
      display: none;
    }
    &[data-room='least'] {
      display: flex;
    }
  }
`;
