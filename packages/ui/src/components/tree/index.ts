export { Tree, type TreeItem, type TreeProps } from './tree.tsx';
