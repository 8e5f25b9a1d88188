import { IconButton } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';
import type { Device } from './geometry.ts';

const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The buttons for the device whose layout is shown. */
export function DeviceButtons(props: {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}) {
  return devices.map(device => (
    <IconButton
      key={device}
      icon={device}
      label={t(`device.${device}`)}
      isOn={props.device === device}
      onPress={() => props.onDevice(device)}
    />
  ));
}
