import { useQueryClient } from '@tanstack/react-query';
import { Button, Container } from '@temple-land/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { formatTime } from '../../common/text/dateTime.ts';
import { setRepresentation, useRepresentation } from '../../state/representation.ts';
import * as styles from './OutageNotice.css.ts';

/** Says on every page for whom the user acts and until when; a button ends it. */
export function RepresentationNotice() {
  const { t } = useTranslation(['common', 'specification']);
  const representation = useRepresentation();
  const queryClient = useQueryClient();
  const leave = () => {
    setRepresentation(undefined);
    void queryClient.resetQueries();
  };
  const end = useServiceMutation('representationEnd', { onSuccess: leave });
  const expire = useEffectEvent(leave);
  const endsOn = representation?.endsOn;
  useEffect(() => {
    if (endsOn === undefined) return undefined;
    const timer = setTimeout(expire, Date.parse(endsOn) - Date.now());
    return () => clearTimeout(timer);
  }, [endsOn]);
  if (representation === undefined) return null;
  const { fullName } = representation;
  return (
    <aside aria-label={t('common:acting.label')} className={styles.notice}>
      <Container className={styles.actions}>
        <p role="status" className={styles.title}>
          {t('common:acting', { name: fullName, time: formatTime(representation.endsOn) })}
        </p>
        <Button isPending={end.isPending} onClick={() => end.mutate({})}>
          {t('common:acting.end')}
        </Button>
      </Container>
    </aside>
  );
}
