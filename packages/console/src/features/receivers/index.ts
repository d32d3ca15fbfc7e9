export { AddReceiver, ReceiverList, receiversOf, ShownReceiver } from './receiver-list.tsx';
