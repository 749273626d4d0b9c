import { Button, fieldAcross } from '@temple-land/ui';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import { focusRoomLeftBy } from './focusRoom.ts';

/** A button, across all columns, that asks the service again for what did not come. */
export function AskAgain({ onAgain }: { onAgain: () => unknown }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => focusRoomLeftBy(current);
  }, []);
  return (
    <div ref={place} className={fieldAcross}>
      <Button onClick={() => void onAgain()}>{t('application.retry')}</Button>
    </div>
  );
}
