import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import type { PanelProps } from './types.js';

/** COMMAND-END-005: giving the battle up, asked twice. */
export const Concede = ({ props }: { readonly props: PanelProps }) => {
  const { open, busy, give, t } = props;
  const [isAsked, setAsked] = useState(false);
  const concede = open.decision.rest.find(({ choice }) => choice.choose === 'concede');
  if (concede === undefined) return null;
  if (!isAsked) {
    return (
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t.concede}
      </Button>
    );
  }
  return (
    <p className="command-sum">
      {t.concedeSure}{' '}
      <Button small busy={busy} onClick={() => give(concede.choice)}>
        {t.concedeYes}
      </Button>{' '}
      <Button small kind="quiet" onClick={() => setAsked(false)}>
        {t.concedeNo}
      </Button>
    </p>
  );
};
