// What a till has taken is somebody's money: it stays on the device until it is in the school's books, or in a file.
export const isMoney = ({ kind }: { kind: string }) => kind === 'till'
