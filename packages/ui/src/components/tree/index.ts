export { Tree, type TreeItem, type TreeProps } from './tree.tsx';
export { placesIn, treeKey, type Branch } from './tree.rules.ts';
