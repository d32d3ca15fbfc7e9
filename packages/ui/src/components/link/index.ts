export { Link, type LinkProps, type LinkVariant } from './link.tsx';
