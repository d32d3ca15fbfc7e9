export { AddressField, type AddressFieldProps, type AddressOrigin } from './address-field.tsx';
