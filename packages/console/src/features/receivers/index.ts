export { type AlertType } from './event-words.ts';
export { AddReceiver, ReceiverList, receiversOf, ShownReceiver } from './receiver-list.tsx';
