import { useLiveChannel } from '../../effects/useLiveChannel.ts';
import { useRestoredInput } from '../../effects/useRestoredInput.ts';
import { IdleDialog } from '../dialogs/IdleDialog.tsx';

/** The live channel, the idle warning and the restored input of a logged-in user. */
export function UserSession() {
  useLiveChannel();
  useRestoredInput();
  return <IdleDialog />;
}
