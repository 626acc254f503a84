/** Opens a table's connection in a browser and wakes it whenever the device comes back. */
import { me } from './api';
import { Connection, type Listener, type Socket } from './connection';

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}`;
}

/** Connect to a table. The visitor is made known to the server first. `leave` ends it all. */
export function attend(id: string, listener: Listener): { connection: Connection; leave: () => void } {
  const connection = new Connection({
    open: () => new WebSocket(socketAddress(id)) as Socket,
    listener,
    login: me,
  });
  let left = false;
  const wake = (): void => connection.wake();
  const shown = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', shown);
  const start = (): void => {
    if (!left) connection.start();
  };
  // Without an answer the connection tries by itself, and is told if it is not known.
  me().then(start, start);
  const leave = (): void => {
    left = true;
    connection.stop();
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', shown);
  };
  return { connection, leave };
}
