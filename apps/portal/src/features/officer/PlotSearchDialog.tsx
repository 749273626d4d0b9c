import { type MessageKey } from '@temple-land/portal-core';
import { Button, Dialog, Form, Select } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskAgain } from '../../blocks/AskAgain.tsx';
import {
  noPlace,
  placeLevels,
  placeWith,
  usePlaceList,
  type Place,
  type PlaceLevel,
} from '../../blocks/places.ts';
import { useSaid } from '../../i18n/useSaid.ts';
import { useText } from '../../i18n/useText.ts';
import { reportPathOf, searchOf } from './usePlotSearch.ts';

const labels: Readonly<Record<PlaceLevel, MessageKey>> = {
  district: 'plotSearch.district',
  tahasil: 'plotSearch.tahasil',
  mouza: 'plotSearch.mouza',
  khatian: 'plotSearch.khatian',
};

interface LevelProps {
  level: PlaceLevel;
  place: Place;
  onPlace: (place: Place) => void;
  isWanted: boolean;
}

function Level({ level, place, onPlace, isWanted }: LevelProps) {
  const { m, t } = useText();
  const wordsOf = useSaid();
  const { options, isPending, isReady, said, refetch } = usePlaceList(level, place);
  const label = m(labels[level]);
  const failure = said && wordsOf(said);
  const error = isWanted ? m('track.district.required') : failure;
  return (
    <>
      <Select
        label={label}
        {...(level === 'district' ? {} : { optionalLabel: t('admin.optional') })}
        {...(error === undefined ? {} : { errorMessage: error })}
        options={options}
        placeholder={isPending ? t('field.loading') : m('shared.select', { label })}
        isDisabled={!isReady}
        isPending={isPending}
        value={place[level]}
        onChange={(event) => onPlace(placeWith(place, level, event.target.value))}
      />
      {said && <AskAgain onAgain={refetch} />}
    </>
  );
}

/** Searches land by district, tahasil, mouza and khatian; the deepest one decides the report (spec 2.2). */
export function PlotSearchDialog({ onClose }: { onClose: () => void }) {
  const { m, t } = useText();
  const navigate = useNavigate();
  const formId = useId();
  const [place, setPlace] = useState(noPlace);
  const [isAsked, setIsAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const search = searchOf(place);
    const path = await reportPathOf(search);
    if (path === undefined) return;
    onClose();
    await navigate(path);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m('plotSearch.title')}
      description={t('plotSearch.hint')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} kind="primary">
          {t('plotSearch.button')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {placeLevels.map((level) => (
          <Level
            key={level}
            {...{ level, place }}
            onPlace={setPlace}
            isWanted={isAsked && level === 'district' && place.district === ''}
          />
        ))}
      </Form>
    </Dialog>
  );
}
