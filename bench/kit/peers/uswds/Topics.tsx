import { Button } from '@trussworks/react-uswds';
import { useState, type KeyboardEvent } from 'react';
import { topics, words } from '../../page/data.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Topics() {
  const [open, setOpen] = useState(0);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (open + step + topics.length) % topics.length;
    setOpen(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={words.topics} className="r-row">
        {topics.map(({ id, label }, index) => (
          <Button
            key={id}
            id={`tab-${index}`}
            type="button"
            role="tab"
            outline={index !== open}
            aria-selected={index === open}
            aria-controls={index === open ? 'panel' : undefined}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
            onKeyDown={walk}
          >
            {label}
          </Button>
        ))}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${open}`} tabIndex={0}>
        <p id={topics[open]?.id}>{topics[open]?.text}</p>
      </div>
    </>
  );
}
