export { AddReceiver, ReceiverList, ShownReceiver } from './receiver-list.tsx';
