import type { messages as en } from '../../en/studio/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipments: 'Sendungen',
  shipmentUndo: 'Rückgängig machen',
  shipmentUndoAsk: 'Diese Sendung rückgängig machen?',
  shipmentUndoHint:
    'Die Artikel sind dann wieder zu versenden. Der Verlauf hält es fest; der Käufer erfährt nichts davon.',
  shipmentUndone: 'Rückgängig gemacht am {date}',
  shipmentEdit: 'Sendungsverfolgung bearbeiten',
  shipmentSave: 'Speichern',
  shipmentNote: 'Hinweis für den Käufer',
  shipmentSentOn: 'Versendet am {date}',
  shipmentTrack: 'Verfolgen',
  shipmentItemsLeft: 'von {n}',
  shipmentNothing: 'Wählen Sie mindestens einen Artikel.',
  shipmentOf: 'Sendung vom {date}',
  'fulfilment.partly': 'Teilweise versendet',
  'timeline.fulfilledPart': 'Teilweise versendet',
  'timeline.shipmentChanged': 'Sendungsverfolgung geändert',
  'timeline.shipmentUndone': 'Sendung rückgängig gemacht',
  'timeline.completed': 'Abgeschlossen',
  toSend: 'Noch zu versenden',
};
